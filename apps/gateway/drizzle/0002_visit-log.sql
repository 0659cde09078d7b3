CREATE TABLE "visit_log" (
	"session_id" text NOT NULL,
	"page_id" text NOT NULL,
	"view_seq" integer NOT NULL,
	"code" text,
	"url" text,
	"referrer" text,
	"container" text,
	"uid" text,
	"duration" integer DEFAULT 0 NOT NULL,
	"was_left" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_log_session_id_page_id_view_seq_pk" PRIMARY KEY("session_id","page_id","view_seq"),
	CONSTRAINT "visit_log_counts" CHECK ("visit_log"."view_seq" >= 0 and "visit_log"."duration" >= 0)
);
