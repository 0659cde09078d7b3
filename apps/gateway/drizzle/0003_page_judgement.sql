CREATE TABLE "page_judgement" (
	"page_id" bigint PRIMARY KEY NOT NULL,
	"version_id" bigint NOT NULL,
	"build" text NOT NULL,
	"errors" integer NOT NULL,
	"first_error" text,
	"ends_at" timestamp with time zone,
	"judged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_judgement_errors_counted" CHECK ("page_judgement"."errors" >= 0),
	CONSTRAINT "page_judgement_first_error" CHECK (("page_judgement"."errors" = 0) = ("page_judgement"."first_error" is null))
);
--> statement-breakpoint
ALTER TABLE "page_judgement" ADD CONSTRAINT "page_judgement_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_judgement" ADD CONSTRAINT "page_judgement_version" FOREIGN KEY ("page_id","version_id") REFERENCES "public"."page_version"("page_id","id") ON DELETE no action ON UPDATE no action;