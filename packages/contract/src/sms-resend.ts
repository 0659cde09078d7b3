/**
 * Seconds between two codes for a phone (SPEC.md section 9). The gateway's answer contains it too; this is for callers
 * that no answer has reached.
 */
export const SMS_RESEND_SECONDS = 60
