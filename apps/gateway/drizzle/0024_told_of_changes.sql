ALTER TABLE "reminder" DROP CONSTRAINT "reminder_kind_known";--> statement-breakpoint
ALTER TABLE "reminder" DROP CONSTRAINT "reminder_sms_of_sent";--> statement-breakpoint
ALTER TABLE "sms_message" DROP CONSTRAINT "sms_message_scene_known";--> statement-breakpoint
ALTER TABLE "sms_message" DROP CONSTRAINT "sms_message_reminds";--> statement-breakpoint
ALTER TABLE "reminder" ADD COLUMN "telling" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder" ADD COLUMN "given_back_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reminder_of_occasion" ON "reminder" USING btree ("occasion_id","kind");--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_telling" CHECK ("reminder"."telling" >= 1);--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_kind_known" CHECK ("reminder"."kind" in ('speech', 'openday', 'live', 'moved_up', 'speech_changed', 'openday_changed', 'live_changed', 'speech_cancelled', 'openday_cancelled', 'live_cancelled'));--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_sms_of_sent" CHECK ("reminder"."sms_state" = 'none' or "reminder"."state" = 'sent');--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_scene_known" CHECK ("sms_message"."scene" in ('lead', 'enrol', 'login', 'money', 'erase', 'contract', 'download', 'remind', 'cancel'));--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_reminds" CHECK (num_nonnulls("sms_message"."about", "sms_message"."what", "sms_message"."begins_at") = case when "sms_message"."scene" in ('remind', 'cancel') then 3 else 0 end);