CREATE TABLE "survey_answer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" uuid NOT NULL,
	"page_code" text NOT NULL,
	"block_id" text NOT NULL,
	"version" integer,
	"submit_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"personal_enc" text,
	"handset_hash" text,
	"uid" bigint,
	"consent_version" text,
	"agreed_text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_answer_once" UNIQUE("page_code","block_id","submit_id"),
	CONSTRAINT "survey_answer_page_form" CHECK ("survey_answer"."page_code" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "survey_answer_submit_id_form" CHECK ("survey_answer"."submit_id" ~ '^[A-Za-z0-9_-]{16,64}$'),
	CONSTRAINT "survey_answer_personal_enc_form" CHECK ("survey_answer"."personal_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{38,}$'),
	CONSTRAINT "survey_answer_handset_hash_form" CHECK ("survey_answer"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "survey_answer_personal_agreed" CHECK ("survey_answer"."personal_enc" is null or num_nulls("survey_answer"."consent_version", "survey_answer"."agreed_text") = 0)
);
--> statement-breakpoint
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answer_of_page" ON "survey_answer" USING btree ("page_code","created_at","id");--> statement-breakpoint
CREATE INDEX "survey_answer_created_at" ON "survey_answer" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "survey_answer_handset_hash" ON "survey_answer" USING btree ("handset_hash");--> statement-breakpoint
CREATE INDEX "survey_answer_uid" ON "survey_answer" USING btree ("uid");