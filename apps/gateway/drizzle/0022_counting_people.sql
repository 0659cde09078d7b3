DROP INDEX "entitlement_grant_of_visitor";--> statement-breakpoint
ALTER TABLE "user_tag" ADD COLUMN "number" numeric GENERATED ALWAYS AS (CASE WHEN value ~ '^\s*-?[0-9]{1,15}(\.[0-9]{1,10})?\s*$' THEN value::numeric END) STORED;--> statement-breakpoint
CREATE INDEX "shop_order_paid_of_visitor" ON "shop_order" USING btree ("uid","paid_at") WHERE "shop_order"."paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "user_tag_of_number" ON "user_tag" USING btree ("pd_code","number","uid") WHERE "user_tag"."number" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "entitlement_grant_of_visitor" ON "entitlement_grant" USING btree ("uid","shop_product_id","ends_at","revoked_at");