CREATE TABLE "page_section" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_section_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"schema_version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint NOT NULL,
	CONSTRAINT "page_section_name" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "page_section" ADD CONSTRAINT "page_section_created_by_member_member_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_section" ADD CONSTRAINT "page_section_updated_by_member_member_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;