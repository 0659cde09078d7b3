CREATE TABLE "jump_remind" (
	"uid" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"page_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jump_remind_once_a_day" PRIMARY KEY("uid","day"),
	CONSTRAINT "jump_remind_kind" CHECK ("jump_remind"."kind" in ('unpaid', 'expiring', 'coupon')),
	CONSTRAINT "jump_remind_page_code_form" CHECK ("jump_remind"."page_code" ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
ALTER TABLE "jump_remind" ADD CONSTRAINT "jump_remind_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "jump_remind_created_at" ON "jump_remind" USING btree ("created_at");
