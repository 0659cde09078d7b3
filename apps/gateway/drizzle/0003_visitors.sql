CREATE TABLE "consent_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint,
	"handset_hash" text,
	"doc" text NOT NULL,
	"version" text NOT NULL,
	"purpose" text NOT NULL,
	"ip" "inet" NOT NULL,
	"ua" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_log_of_somebody" CHECK ("consent_log"."uid" is not null or "consent_log"."handset_hash" is not null),
	CONSTRAINT "consent_log_purpose_known" CHECK ("consent_log"."purpose" in ('service', 'marketing')),
	CONSTRAINT "consent_log_named" CHECK ("consent_log"."doc" <> '' and "consent_log"."version" <> ''),
	CONSTRAINT "consent_log_handset_hash_form" CHECK ("consent_log"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
CREATE TABLE "pii_key" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"jti" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"revoked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_jti_form" CHECK ("session"."jti" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "session_ends_later" CHECK ("session"."expire_at" > "session"."created_at")
);
--> statement-breakpoint
CREATE TABLE "softuser" (
	"softuser_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "softuser_softuser_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"softuser_type" smallint DEFAULT 0 NOT NULL,
	"handset_enc" text NOT NULL,
	"handset_hash" text NOT NULL,
	"nick_name" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"risk_level" text,
	"risk_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "softuser_handset_hash_unique" UNIQUE("handset_hash"),
	CONSTRAINT "softuser_handset_enc_form" CHECK ("softuser"."handset_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{52}$'),
	CONSTRAINT "softuser_handset_hash_form" CHECK ("softuser"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "softuser_type_positive" CHECK ("softuser"."softuser_type" >= 0),
	CONSTRAINT "softuser_risk_level_known" CHECK ("softuser"."risk_level" in ('C1', 'C2', 'C3', 'C4', 'C5')),
	CONSTRAINT "softuser_risk_dated" CHECK (("softuser"."risk_level" is null) = ("softuser"."risk_at" is null))
);
--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;