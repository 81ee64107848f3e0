-- Which boards of running games stay in the channels of a server.
ALTER TABLE server_settings ADD COLUMN boards TEXT NOT NULL DEFAULT 'all' CHECK (boards IN ('all', 'newest'));
