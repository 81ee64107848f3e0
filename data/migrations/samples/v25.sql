-- Rows that only version 25 can write.

-- An analysis that is done, and one that Ben waits for.
INSERT INTO analyses (game, asked, progress, result, worked, taken_until) VALUES
    (1, 1751000000000, NULL, '{"turns":[]}', 1751000060000, NULL),
    (4, 1751000000000, '{"nodes":100000,"after":{"score":null,"line":""},"turns":[]}', NULL, 1751000030000, 1751000060000);
INSERT INTO analysis_readers (game, player, asked, token, components, locale)
    VALUES (4, 12, 1751000000000, 'a-token', 0, 'en-GB');
