const ID = /^[\p{L}\p{N}_.:-]{1,64}$/u

/** Whether a text can be a block's id: up to 64 letters, digits, and `. : _ -`. */
export function isBlockId(text: string): boolean {
  return ID.test(text)
}
