/** A shield with a rising line. */
export const SHIELD =
  '<svg class="pp-shield" viewBox="0 0 40 40" fill="none" aria-hidden="true"><path d="M20 3 34 8v11c0 9-6 15-14 18C12 34 6 28 6 19V8Z" fill="currentColor"/><path d="m12 23 5-5 4 4 7-8" stroke="var(--pp-shield-line)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>'

export const BACK =
  '<svg viewBox="0 0 24 24" fill="none" aria-hidden="true"><path d="m15 5-7 7 7 7" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>'

export const CHEVRON =
  '<svg class="pp-chevron" viewBox="0 0 24 24" fill="none" aria-hidden="true"><path d="m9 5 7 7-7 7" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>'

export const PERSON =
  '<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="18" r="8" fill="currentColor"/><path d="M8 42c1-10 8-14 16-14s15 4 16 14Z" fill="currentColor"/></svg>'
