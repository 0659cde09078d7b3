/** What a page's code may be: the last part of its address. */
export const PAGE_CODE = /^[\w-]{1,64}$/
