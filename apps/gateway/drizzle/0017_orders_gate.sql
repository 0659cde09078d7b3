ALTER TABLE "shop_order" ADD COLUMN "user_coupon_id" bigint;
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "suitability_check_id" bigint;
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "contract_no" text;
--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_user_coupon_id_user_coupon_user_coupon_id_fk" FOREIGN KEY ("user_coupon_id") REFERENCES "public"."user_coupon"("user_coupon_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_suitability_check_id_suitability_check_id_fk" FOREIGN KEY ("suitability_check_id") REFERENCES "public"."suitability_check"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_contract_no_contract_sign_contract_no_fk" FOREIGN KEY ("contract_no") REFERENCES "public"."contract_sign"("contract_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_one_coupon" ON "shop_order" USING btree ("user_coupon_id") WHERE "shop_order"."status" <> 2;
--> statement-breakpoint
CREATE INDEX "shop_order_of_contract" ON "shop_order" USING btree ("contract_no");
--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_coupon" CHECK (("shop_order"."user_coupon_id" is null) = ("shop_order"."discount" = 0));
