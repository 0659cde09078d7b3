ALTER TABLE "softuser" ALTER COLUMN "handset_enc" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "softuser" ALTER COLUMN "handset_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "softuser" ADD COLUMN "is_recommendation_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "softuser" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "consent_log_uid" ON "consent_log" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "consent_log_handset_hash" ON "consent_log" USING btree ("handset_hash");--> statement-breakpoint
ALTER TABLE "softuser" ADD CONSTRAINT "softuser_erased_whole" CHECK (case when "softuser"."erased_at" is null then num_nulls("softuser"."handset_enc", "softuser"."handset_hash") = 0
        else num_nonnulls("softuser"."handset_enc", "softuser"."handset_hash", "softuser"."risk_level") = 0
          and "softuser"."nick_name" = '' and "softuser"."avatar" = '' end);