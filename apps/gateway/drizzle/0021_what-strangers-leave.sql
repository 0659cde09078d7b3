CREATE INDEX "session_expire_at" ON "session" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "state_code_hit_created_at" ON "state_code_hit" USING btree ("created_at");