-- Where a lead came from is counted and paid by: a row that was written stays, and stays as it is. Only the name goes
-- when somebody is erased.
CREATE FUNCTION lead_touch_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.nick_name IS NULL AND to_jsonb(NEW) - 'nick_name' = to_jsonb(OLD) - 'nick_name' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'lead_touch rows are the trail of a lead: % refused. Store another row instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_touch_append_only_row BEFORE UPDATE OR DELETE ON lead_touch
  FOR EACH ROW EXECUTE FUNCTION lead_touch_is_append_only();
--> statement-breakpoint
CREATE TRIGGER lead_touch_append_only_table BEFORE TRUNCATE ON lead_touch
  FOR EACH STATEMENT EXECUTE FUNCTION lead_touch_is_append_only();
