CREATE TABLE "kept_channel" (
	"day" date NOT NULL,
	"page_code" text NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_channel_pkey" PRIMARY KEY("day","page_code","channel"),
	CONSTRAINT "kept_channel_some" CHECK ("kept_channel"."channel" <> '')
);
--> statement-breakpoint
-- Of pages that there are not any more, which no rule was applied to.
DELETE FROM "alarm_rule" WHERE "page_code" IS NOT NULL AND NOT EXISTS (SELECT FROM "page" AS p WHERE p."code" = "alarm_rule"."page_code");--> statement-breakpoint
ALTER TABLE "alarm_rule" ADD COLUMN "mail_to" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "kept_channel_created_at" ON "kept_channel" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "alarm_rule" ADD CONSTRAINT "alarm_rule_page" FOREIGN KEY ("page_code") REFERENCES "public"."page"("code") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "alarm_rule" ADD CONSTRAINT "alarm_rule_mail_to" CHECK (cardinality("alarm_rule"."mail_to") <= 10);--> statement-breakpoint
-- What was counted before stays as it is, also where it is counted again.
INSERT INTO "kept_channel" ("day", "page_code", "channel")
SELECT "day", "page_code", "channel" FROM "traffic_day" WHERE "grain" = 'part' AND "channel" <> ''
UNION SELECT "day", "page_code", "channel" FROM "conversion_day" WHERE "channel" <> ''
UNION SELECT "day", "page_code", "channel" FROM "form_day" WHERE "channel" <> '';
