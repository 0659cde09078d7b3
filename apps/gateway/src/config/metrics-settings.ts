import { z } from 'zod'

const MIN_LENGTH = 32

/** The bearer token that callers of `/metrics` must send. */
export function metricsToken() {
  return z
    .string()
    .regex(
      new RegExp(`^[\\w.~+/=-]{${MIN_LENGTH},}$`),
      `METRICS_TOKEN is no token of at least ${MIN_LENGTH} letters, digits and . _ ~ + / = -, so figures could be read by who guesses it, or by nobody. Set a random one, such as openssl rand -hex 32 prints.`,
    )
}

/** A port on which nothing but `/metrics` is served. */
export function metricsPort() {
  return z
    .string()
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
      'METRICS_PORT is not a whole number from 1 to 65535, so nothing can listen on it. Set it to a free port that only your own network reaches, such as 9464.',
    )
    .transform(Number)
}

/** What is wrong with the two ports together. */
export function metricsPortProblems({ METRICS_PORT, PORT = '8080' }: NodeJS.ProcessEnv): string[] {
  if (METRICS_PORT === undefined || METRICS_PORT !== PORT) return []
  return [
    `METRICS_PORT is ${PORT}, the port of the pages, so visitors could read the figures. Set it to another one, or unset it and set METRICS_TOKEN.`,
  ]
}
