import { z } from 'zod'

/** Scheme and host of an outside system. */
export function origin(name: string) {
  return z
    .string()
    .refine(
      (text) => /^https?:\/\/[^/?#]+$/.test(text) && URL.canParse(text),
      `${name} is not an origin like https://api.example.com, so nothing can be asked there. Set scheme and host, without a path.`,
    )
}
