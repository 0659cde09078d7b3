CREATE TABLE "page_event" (
	"session_id" text NOT NULL,
	"view_seq" integer NOT NULL,
	"seq" smallint NOT NULL,
	"name" text NOT NULL,
	"page_code" text NOT NULL,
	"page_version" integer,
	"block_id" text NOT NULL,
	"block" text NOT NULL,
	"container" text,
	"uid" text,
	"code" integer,
	"action_name" text,
	"upload_id" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_event_session_id_view_seq_seq_pk" PRIMARY KEY("session_id","view_seq","seq"),
	CONSTRAINT "page_event_numbers" CHECK ("page_event"."view_seq" >= 0 and "page_event"."seq" >= 1)
);
--> statement-breakpoint
CREATE INDEX "page_event_created_at" ON "page_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "page_event_uid" ON "page_event" USING btree ("uid") WHERE uid IS NOT NULL;