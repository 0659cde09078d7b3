/**
 * Version of the privacy policy in `reserved/privacy`, as its page prints it. It is stored with every consent to that
 * text: whoever changes a word there gives it another version and date, there and here.
 */
export const privacyVersion = '1.1'
