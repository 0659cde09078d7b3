/** A form without a consent text would collect personal data without consent, so this one is used instead. */
export const STANDARD_CONSENT = '我已阅读并同意《隐私政策》'
