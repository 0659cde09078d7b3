-- What was written down about a lead stays as it was written: a correction is another note. Only the text goes, when
-- somebody is erased.
CREATE FUNCTION lead_note_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.text IS NULL AND to_jsonb(NEW) - 'text' = to_jsonb(OLD) - 'text' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'lead_note rows are kept: % refused. Store another note instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_note_append_only_row BEFORE UPDATE OR DELETE ON lead_note
  FOR EACH ROW EXECUTE FUNCTION lead_note_is_append_only();
--> statement-breakpoint
CREATE TRIGGER lead_note_append_only_table BEFORE TRUNCATE ON lead_note
  FOR EACH STATEMENT EXECUTE FUNCTION lead_note_is_append_only();
