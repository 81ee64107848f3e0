-- Rows that only version 28 can write.

-- Someone has blocked Ben.
INSERT INTO blocks (by, blocked, since) VALUES (15, 12, 1751200000000);
