CREATE TABLE "asset" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asset_hash_form" CHECK ("asset"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "asset_type_known" CHECK ("asset"."type" in ('image/jpeg', 'image/png', 'image/gif', 'image/webp', 'video/mp4')),
	CONSTRAINT "asset_not_empty" CHECK ("asset"."bytes" > 0),
	CONSTRAINT "asset_image_has_size" CHECK ("asset"."type" = 'video/mp4' or (coalesce("asset"."width", 0) > 0 and coalesce("asset"."height", 0) > 0))
);
--> statement-breakpoint
CREATE TABLE "asset_variant" (
	"asset_hash" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "asset_variant_asset_hash_format_width_pk" PRIMARY KEY("asset_hash","format","width"),
	CONSTRAINT "asset_variant_format_known" CHECK ("asset_variant"."format" in ('webp', 'avif')),
	CONSTRAINT "asset_variant_size" CHECK ("asset_variant"."width" > 0 and "asset_variant"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_auto_fit" smallint DEFAULT 0 NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"published_version_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_code_unique" UNIQUE("code"),
	CONSTRAINT "page_code_form" CHECK ("page"."code" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "page_status_known" CHECK ("page"."status" in ('draft', 'published', 'taken_down')),
	CONSTRAINT "page_auto_fit_flag" CHECK ("page"."is_auto_fit" in (0, 1)),
	CONSTRAINT "page_window_order" CHECK ("page"."start_at" < "page"."end_at"),
	CONSTRAINT "page_published_has_version" CHECK ("page"."status" <> 'published' or "page"."published_version_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "page_render" (
	"version_id" bigint NOT NULL,
	"build" text NOT NULL,
	"html" "bytea" NOT NULL,
	"br" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL,
	"csp" text NOT NULL,
	"etag" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_render_version_id_build_pk" PRIMARY KEY("version_id","build")
);
--> statement-breakpoint
CREATE TABLE "page_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"schema_version" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "page_version_number" UNIQUE("page_id","version"),
	CONSTRAINT "page_version_of_page" UNIQUE("page_id","id"),
	CONSTRAINT "page_version_positive" CHECK ("page_version"."version" > 0),
	CONSTRAINT "page_version_hash_form" CHECK ("page_version"."content_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "asset_variant" ADD CONSTRAINT "asset_variant_asset_hash_asset_hash_fk" FOREIGN KEY ("asset_hash") REFERENCES "public"."asset"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_published_version" FOREIGN KEY ("id","published_version_id") REFERENCES "public"."page_version"("page_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_render" ADD CONSTRAINT "page_render_version_id_page_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_version" ADD CONSTRAINT "page_version_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;