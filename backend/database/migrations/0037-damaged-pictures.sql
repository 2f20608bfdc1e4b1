-- Pictures that the job has seen but could not clean, because they are damaged, still have their metadata. Earlier ones among those that were
-- checked are unknown: the job sees all of them once more.
ALTER TABLE gevel_checked_pictures ADD COLUMN is_clean boolean NOT NULL DEFAULT true;
DELETE FROM gevel_checked_pictures;
