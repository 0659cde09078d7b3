/** A form without a text that is agreed to would take somebody's data without a consent, so this one stands in. */
export const STANDARD_CONSENT = '我已阅读并同意《隐私政策》'
