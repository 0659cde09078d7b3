-- A version is what somebody read, checked and approved: nobody changes or removes it afterwards.
CREATE FUNCTION page_version_is_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'page_version rows are immutable: % refused. Store a new version instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_version_immutable_row BEFORE UPDATE OR DELETE ON page_version
  FOR EACH ROW EXECUTE FUNCTION page_version_is_immutable();
--> statement-breakpoint
CREATE TRIGGER page_version_immutable_table BEFORE TRUNCATE ON page_version
  FOR EACH STATEMENT EXECUTE FUNCTION page_version_is_immutable();
--> statement-breakpoint
-- In the database, so that no way of changing a page can forget it. Delivered when the change commits.
CREATE FUNCTION announce_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('page_changed', OLD.code);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('page_changed', NEW.code);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_change_announced AFTER INSERT OR UPDATE OR DELETE ON page
  FOR EACH ROW EXECUTE FUNCTION announce_page_change();
