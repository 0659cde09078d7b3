CREATE TABLE "page_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"about" text NOT NULL,
	"document" jsonb NOT NULL,
	"schema_version" integer NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint NOT NULL,
	CONSTRAINT "page_template_name" UNIQUE("name"),
	CONSTRAINT "page_template_name_trimmed" CHECK ("page_template"."name" = btrim("page_template"."name") and "page_template"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "page_folder" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_folder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint NOT NULL,
	CONSTRAINT "page_folder_name_trimmed" CHECK ("page_folder"."name" = btrim("page_folder"."name") and "page_folder"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "page_in_folder" (
	"page_id" bigint PRIMARY KEY NOT NULL,
	"folder_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_tag" (
	"page_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "page_tag_page_id_place_pk" PRIMARY KEY("page_id","place"),
	CONSTRAINT "page_tag_place_known" CHECK ("page_tag"."place" between 1 and 8),
	CONSTRAINT "page_tag_name_trimmed" CHECK ("page_tag"."name" = btrim("page_tag"."name") and "page_tag"."name" <> '')
);
--> statement-breakpoint
-- Nothing of it outlives a minute.
CREATE UNLOGGED TABLE "page_presence" (
	"member_id" bigint NOT NULL,
	"tab" uuid NOT NULL,
	"page_id" bigint NOT NULL,
	"is_editing" boolean NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_presence_member_id_tab_pk" PRIMARY KEY("member_id","tab")
);
--> statement-breakpoint
ALTER TABLE "page_template" ADD CONSTRAINT "page_template_created_by_member_member_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_template" ADD CONSTRAINT "page_template_updated_by_member_member_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_folder" ADD CONSTRAINT "page_folder_created_by_member_member_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_in_folder" ADD CONSTRAINT "page_in_folder_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_in_folder" ADD CONSTRAINT "page_in_folder_folder_id_page_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."page_folder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_tag" ADD CONSTRAINT "page_tag_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_presence" ADD CONSTRAINT "page_presence_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_presence" ADD CONSTRAINT "page_presence_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_folder_name" ON "page_folder" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "page_in_folder_folder" ON "page_in_folder" USING btree ("folder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_tag_once" ON "page_tag" USING btree ("page_id",lower("name"));--> statement-breakpoint
CREATE INDEX "page_tag_name" ON "page_tag" USING btree (lower("name"));