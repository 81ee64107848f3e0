-- Where two servers play by votes, the vote game of the other; none while another server is sought. It may be deleted meanwhile.
ALTER TABLE vote_games ADD COLUMN twin INTEGER;
