ALTER TABLE "member" ADD COLUMN "language" text DEFAULT 'zh' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_language_known" CHECK ("member"."language" in ('zh', 'en'));