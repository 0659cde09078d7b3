ALTER TABLE "member" DROP CONSTRAINT "member_roles_known";--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_roles_known" CHECK (cardinality("member"."roles") > 0
        and "member"."roles" <@ array['editor', 'approver', 'operator', 'finance', 'compliance', 'auditor', 'administrator']);