ALTER TABLE "chat_group" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_post" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_post" ADD COLUMN "down_why" text;--> statement-breakpoint
ALTER TABLE "group_post" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "group_member_joined" ON "group_member" USING btree ("group_id","joined_at","uid");