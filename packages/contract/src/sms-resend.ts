/**
 * From one code to the next for a phone, in seconds (SPEC.md section 9). The gateway's answer says it too; this is for
 * those whom no answer has reached.
 */
export const SMS_RESEND_SECONDS = 60
