CREATE TABLE "reminder" (
	"reminder_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"occasion_id" text NOT NULL,
	"by_sms" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_once" UNIQUE("uid","kind","occasion_id"),
	CONSTRAINT "reminder_kind_known" CHECK ("reminder"."kind" in ('speech', 'openday', 'live', 'moved_up')),
	CONSTRAINT "reminder_state_known" CHECK ("reminder"."state" in ('waiting', 'sent', 'dropped')),
	CONSTRAINT "reminder_occasion_form" CHECK ("reminder"."occasion_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "reminder_sent" CHECK (("reminder"."state" = 'sent') = ("reminder"."sent_at" is not null)),
	CONSTRAINT "reminder_says" CHECK ("reminder"."state" <> 'sent' or "reminder"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "check_in" (
	"scan_id" uuid PRIMARY KEY NOT NULL,
	"ticket_no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"gate" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_conflict" boolean DEFAULT false NOT NULL,
	"forced_why" text,
	CONSTRAINT "check_in_gate" CHECK ("check_in"."gate" = btrim("check_in"."gate") and "check_in"."gate" <> ''),
	CONSTRAINT "check_in_one_reason" CHECK (not ("check_in"."is_conflict" and "check_in"."forced_why" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"ticket_no" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"occasion_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"people_num" smallint NOT NULL,
	"nonce" text NOT NULL,
	"void_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_no_form" CHECK ("ticket"."ticket_no" ~ '^[2-9A-HJ-NP-Z]{10}$'),
	CONSTRAINT "ticket_kind_known" CHECK ("ticket"."kind" in ('speech', 'openday')),
	CONSTRAINT "ticket_occasion_form" CHECK ("ticket"."occasion_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "ticket_people" CHECK ("ticket"."people_num" between 1 and 3),
	CONSTRAINT "ticket_nonce_form" CHECK ("ticket"."nonce" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_ticket_no_ticket_ticket_no_fk" FOREIGN KEY ("ticket_no") REFERENCES "public"."ticket"("ticket_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_waiting" ON "reminder" USING btree ("kind","occasion_id","reminder_id") WHERE "reminder"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reminder_of_visitor" ON "reminder" USING btree ("uid","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_once" ON "check_in" USING btree ("ticket_no") WHERE not "check_in"."is_conflict" and "check_in"."forced_why" is null;--> statement-breakpoint
CREATE INDEX "check_in_of_ticket" ON "check_in" USING btree ("ticket_no","received_at");--> statement-breakpoint
CREATE INDEX "ticket_of_occasion" ON "ticket" USING btree ("kind","occasion_id","ticket_no");--> statement-breakpoint
CREATE INDEX "ticket_of_visitor" ON "ticket" USING btree ("uid","created_at");