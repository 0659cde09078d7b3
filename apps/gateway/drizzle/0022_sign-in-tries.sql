ALTER TABLE "member" DROP CONSTRAINT "member_failed_count";--> statement-breakpoint
ALTER TABLE "member" DROP COLUMN "failed_count";--> statement-breakpoint
ALTER TABLE "member" DROP COLUMN "locked_until";