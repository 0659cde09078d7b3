CREATE TABLE "invite" (
	"invite_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invite_invite_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"activity_id" text NOT NULL,
	"inviter_uid" bigint NOT NULL,
	"invitee_uid" bigint NOT NULL,
	"network" text NOT NULL,
	"device" text NOT NULL,
	"is_virtual_number" boolean NOT NULL,
	"counted_at" timestamp with time zone,
	"verdict" text,
	"decided_by" bigint,
	"decided_why" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_once_for_life" UNIQUE("invitee_uid"),
	CONSTRAINT "invite_of_another" CHECK ("invite"."inviter_uid" <> "invite"."invitee_uid"),
	CONSTRAINT "invite_decided" CHECK (num_nonnulls("invite"."verdict", "invite"."decided_by") in (0, 2) and ("invite"."verdict" is not null) = ("invite"."decided_why" <> ''))
);
--> statement-breakpoint
CREATE TABLE "invite_activity" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"rule_id" text,
	"rules" text NOT NULL,
	"gift" text DEFAULT '' NOT NULL,
	"share_title" text NOT NULL,
	"share_desc" text DEFAULT '' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_activity_id_form" CHECK ("invite_activity"."activity_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "invite_activity_title" CHECK ("invite_activity"."title" = btrim("invite_activity"."title") and "invite_activity"."title" <> ''),
	CONSTRAINT "invite_activity_span" CHECK ("invite_activity"."start_at" < "invite_activity"."end_at")
);
--> statement-breakpoint
CREATE TABLE "invite_code" (
	"share_code" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"network" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_code_of_visitor" UNIQUE("uid","activity_id"),
	CONSTRAINT "invite_code_form" CHECK ("invite_code"."share_code" ~ '^[2-9A-HJ-NP-Z]{10}$')
);
--> statement-breakpoint
CREATE TABLE "invite_prize" (
	"prize_id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"state" smallint NOT NULL,
	"need" integer NOT NULL,
	"name" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"worth" integer DEFAULT 0 NOT NULL,
	"stock" integer NOT NULL,
	"issued" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_prize_of_tier" UNIQUE("activity_id","state"),
	CONSTRAINT "invite_prize_id_form" CHECK ("invite_prize"."prize_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "invite_prize_state" CHECK ("invite_prize"."state" between 0 and 9),
	CONSTRAINT "invite_prize_need" CHECK (case when "invite_prize"."state" = 0 then "invite_prize"."need" = 0 else "invite_prize"."need" between 1 and 1000 end),
	CONSTRAINT "invite_prize_stock" CHECK ("invite_prize"."stock" >= 0 and "invite_prize"."issued" >= 0 and "invite_prize"."worth" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invite_share" (
	"activity_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"times" smallint DEFAULT 1 NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_share_activity_id_uid_channel_day_pk" PRIMARY KEY("activity_id","uid","channel","day"),
	CONSTRAINT "invite_share_times" CHECK ("invite_share"."times" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "prize_grant" (
	"grant_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prize_grant_grant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"prize_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"signs" text[] DEFAULT '{}' NOT NULL,
	"void_why" text DEFAULT '' NOT NULL,
	"delivery" text DEFAULT '' NOT NULL,
	"granted_ip" "inet" NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "prize_grant_once" UNIQUE("prize_id","uid"),
	CONSTRAINT "prize_grant_status" CHECK (case "prize_grant"."status" when 1 then "prize_grant"."settled_at" is null and "prize_grant"."void_why" = ''
        when 2 then "prize_grant"."settled_at" is not null and "prize_grant"."void_why" = '' and not "prize_grant"."is_held"
        when 3 then "prize_grant"."settled_at" is not null and "prize_grant"."void_why" <> '' and not "prize_grant"."is_held" else false end),
	CONSTRAINT "prize_grant_signs" CHECK (not "prize_grant"."is_held" or cardinality("prize_grant"."signs") > 0)
);
--> statement-breakpoint
ALTER TABLE "invite" ADD CONSTRAINT "invite_activity_id_invite_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."invite_activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite" ADD CONSTRAINT "invite_inviter_uid_softuser_softuser_id_fk" FOREIGN KEY ("inviter_uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite" ADD CONSTRAINT "invite_invitee_uid_softuser_softuser_id_fk" FOREIGN KEY ("invitee_uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite" ADD CONSTRAINT "invite_decided_by_member_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_activity" ADD CONSTRAINT "invite_activity_rule_id_rule_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."rule"("rule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_code" ADD CONSTRAINT "invite_code_activity_id_invite_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."invite_activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_code" ADD CONSTRAINT "invite_code_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_prize" ADD CONSTRAINT "invite_prize_activity_id_invite_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."invite_activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_share" ADD CONSTRAINT "invite_share_activity_id_invite_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."invite_activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_share" ADD CONSTRAINT "invite_share_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_grant" ADD CONSTRAINT "prize_grant_prize_id_invite_prize_prize_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."invite_prize"("prize_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_grant" ADD CONSTRAINT "prize_grant_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_of_inviter" ON "invite" USING btree ("inviter_uid","activity_id","invite_id");--> statement-breakpoint
CREATE INDEX "invite_of_activity" ON "invite" USING btree ("activity_id","created_at");--> statement-breakpoint
CREATE INDEX "invite_share_noted_at" ON "invite_share" USING btree ("noted_at");--> statement-breakpoint
CREATE INDEX "prize_grant_of_visitor" ON "prize_grant" USING btree ("uid","grant_id");--> statement-breakpoint
CREATE INDEX "prize_grant_open" ON "prize_grant" USING btree ("status","is_held","grant_id");--> statement-breakpoint
CREATE INDEX "invite_on_device" ON "invite" USING btree ("activity_id","device","created_at");