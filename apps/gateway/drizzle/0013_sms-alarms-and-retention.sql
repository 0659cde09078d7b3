ALTER TABLE "captcha_log" DROP CONSTRAINT "captcha_log_scene_known";--> statement-breakpoint
ALTER TABLE "sms_code" DROP CONSTRAINT "sms_code_scene_known";--> statement-breakpoint
ALTER TABLE "sms_message" DROP CONSTRAINT "sms_message_scene_known";--> statement-breakpoint
ALTER TABLE "sms_code" DROP CONSTRAINT "sms_code_message_id_sms_message_id_fk";
--> statement-breakpoint
ALTER TABLE "sms_hour" ADD COLUMN "budget_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_hour" ADD COLUMN "use_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_message" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_message_id_sms_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."sms_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_log_created_at" ON "visit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "browse_log_minute" ON "browse_log" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "sms_message_created_at" ON "sms_message" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "captcha_log" ADD CONSTRAINT "captcha_log_scene_known" CHECK ("captcha_log"."scene" in ('lead', 'enrol', 'login', 'money', 'erase'));--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_scene_known" CHECK ("sms_code"."scene" in ('lead', 'enrol', 'login', 'money', 'erase'));--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_scene_known" CHECK ("sms_message"."scene" in ('lead', 'enrol', 'login', 'money', 'erase', 'download'));