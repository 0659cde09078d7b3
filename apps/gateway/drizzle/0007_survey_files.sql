CREATE TABLE "survey_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" uuid NOT NULL,
	"page_code" text NOT NULL,
	"block_id" text NOT NULL,
	"submit_id" text NOT NULL,
	"field_id" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"personal_enc" text NOT NULL,
	"content" "bytea" NOT NULL,
	"answer_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_file_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "survey_file_page_form" CHECK ("survey_file"."page_code" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "survey_file_submit_id_form" CHECK ("survey_file"."submit_id" ~ '^[A-Za-z0-9_-]{16,64}$'),
	CONSTRAINT "survey_file_kind" CHECK ("survey_file"."kind" in ('jpg', 'png', 'webp', 'pdf')),
	CONSTRAINT "survey_file_bytes" CHECK ("survey_file"."bytes" between 1 and 20971520),
	CONSTRAINT "survey_file_personal_enc_form" CHECK ("survey_file"."personal_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{38,}$')
);
--> statement-breakpoint
ALTER TABLE "survey_answer" ADD COLUMN "end_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_file" ADD CONSTRAINT "survey_file_answer_id_survey_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."survey_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_file_of_submission" ON "survey_file" USING btree ("page_code","block_id","submit_id");--> statement-breakpoint
CREATE INDEX "survey_file_answer_id" ON "survey_file" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "survey_file_unclaimed" ON "survey_file" USING btree ("bytes") WHERE "survey_file"."answer_id" is null;