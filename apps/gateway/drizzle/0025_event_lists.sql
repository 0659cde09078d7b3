DROP INDEX "tour_comment_held";--> statement-breakpoint
CREATE INDEX "tour_comment_newest" ON "tour_comment" USING btree ("created_at","comment_id");--> statement-breakpoint
CREATE INDEX "tour_comment_of_tour" ON "tour_comment" USING btree ("tour_id","created_at","comment_id");--> statement-breakpoint
CREATE INDEX "tour_enroll_newest" ON "tour_enroll" USING btree ("speech_id","created_at","enroll_no");--> statement-breakpoint
CREATE INDEX "tour_enroll_of_phone" ON "tour_enroll" USING btree ("handset_hash","created_at");--> statement-breakpoint
CREATE INDEX "tour_comment_held" ON "tour_comment" USING btree ("created_at","comment_id") WHERE "tour_comment"."status" = 0;