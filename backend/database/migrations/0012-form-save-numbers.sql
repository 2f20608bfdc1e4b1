-- Which save of its form wrote the document last: the form numbers them, so that one that arrives late is recognised.
ALTER TABLE gevel_form_saves ADD COLUMN save_number integer;
