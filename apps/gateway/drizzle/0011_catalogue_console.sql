ALTER TABLE "product" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "begins_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_page" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "decided_why" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_created_at" ON "refund" USING btree ("created_at","out_refund_no");--> statement-breakpoint
CREATE INDEX "shop_order_status" ON "shop_order" USING btree ("status","created_at","pid");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_window" CHECK ("product"."begins_at" < "product"."ends_at");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_declined_why" CHECK (("refund"."state" = 'declined') or "refund"."decided_why" = '');