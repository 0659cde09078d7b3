-- What somebody agreed to is evidence: a change of mind is another row.
CREATE FUNCTION consent_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'consent_log rows are evidence: % refused. Store a row with withdrawn_at instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER consent_log_append_only_row BEFORE UPDATE OR DELETE ON consent_log
  FOR EACH ROW EXECUTE FUNCTION consent_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER consent_log_append_only_table BEFORE TRUNCATE ON consent_log
  FOR EACH STATEMENT EXECUTE FUNCTION consent_log_is_append_only();
