/**
 * What programs make, as a part of a regular expression for JavaScript and PostgreSQL alike: UUIDs, and hashes in hex. Of
 * UUIDs one in four hundred has digits like those of a phone, of SHA-256 one in three hundred.
 */
export const MADE_IDS = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32,}'
