CREATE TABLE "lead_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_note_length" CHECK (length("lead_note"."text") between 1 and 500),
	CONSTRAINT "lead_note_no_phones" CHECK ("lead_note"."text" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)')
);
--> statement-breakpoint
DROP INDEX "lead_in_time";--> statement-breakpoint
DROP INDEX "lead_of_status";--> statement-breakpoint
DROP INDEX "lead_of_assignee";--> statement-breakpoint
DROP INDEX "lead_of_page";--> statement-breakpoint
DROP INDEX "lead_of_channel";--> statement-breakpoint
ALTER TABLE "lead_note" ADD CONSTRAINT "lead_note_lead_id_lead_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("lead_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_note" ADD CONSTRAINT "lead_note_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_note_of_lead" ON "lead_note" USING btree ("lead_id","id");--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_assignee_id_member_member_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_name" ON "lead" USING btree ("nick_name" text_pattern_ops,"created_at","lead_id","status","assignee_id","page_code","cps_id","version_id","consent") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_in_time" ON "lead" USING btree ("created_at","lead_id","status","assignee_id","page_code","cps_id","version_id","consent") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_of_status" ON "lead" USING btree ("status","created_at","lead_id","assignee_id","page_code","cps_id","version_id","consent") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_of_assignee" ON "lead" USING btree ("assignee_id","created_at","lead_id","status","page_code","cps_id","version_id","consent") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_of_page" ON "lead" USING btree ("page_code","created_at","lead_id","status","assignee_id","cps_id","version_id","consent") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_of_channel" ON "lead" USING btree ("cps_id","created_at","lead_id","status","assignee_id","page_code","version_id","consent") WHERE "lead"."erased_at" is null;