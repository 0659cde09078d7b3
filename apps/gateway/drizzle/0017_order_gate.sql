CREATE TABLE "jump_remind" (
	"uid" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"page_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jump_remind_once_a_day" PRIMARY KEY("uid","day"),
	CONSTRAINT "jump_remind_kind" CHECK ("jump_remind"."kind" in ('unpaid', 'expiring', 'coupon')),
	CONSTRAINT "jump_remind_page_code_form" CHECK ("jump_remind"."page_code" ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "user_coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "suitability_check_id" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "contract_no" text;--> statement-breakpoint
ALTER TABLE "jump_remind" ADD CONSTRAINT "jump_remind_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jump_remind_created_at" ON "jump_remind" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_user_coupon_id_user_coupon_user_coupon_id_fk" FOREIGN KEY ("user_coupon_id") REFERENCES "public"."user_coupon"("user_coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_suitability_check_id_suitability_check_id_fk" FOREIGN KEY ("suitability_check_id") REFERENCES "public"."suitability_check"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_contract_no_contract_sign_contract_no_fk" FOREIGN KEY ("contract_no") REFERENCES "public"."contract_sign"("contract_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_one_coupon" ON "shop_order" USING btree ("user_coupon_id") WHERE "shop_order"."status" <> 2;--> statement-breakpoint
CREATE INDEX "shop_order_of_contract" ON "shop_order" USING btree ("contract_no");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_coupon" CHECK (("shop_order"."user_coupon_id" is null) = ("shop_order"."discount" = 0));