const letters = (word: string) => Array.from(word)
const between = (sign: string) => (word: string) => letters(word).join(sign)

/** How a word is written so that the eye reads it and a search does not. */
export const DISGUISES: Readonly<Record<string, (word: string) => string>> = {
  plain: (word) => word,
  spaces: between(' '),
  'wide spaces': between('\u3000'),
  'invisible characters': between('\u200b'),
  dots: between('·'),
  stars: between('★'),
  dashes: between('—'),
  'line breaks': between('\n'),
  emoji: between('🔥'),
  'numbers in boxes': between('1️⃣'),
  'a letter': between('x'),
  'combining marks': between('\u0336'),
  'full width': (word) => word.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  traditional: (word) =>
    word.replace(
      /[稳赚证诺涨内国级险无风]/g,
      (letter) => '穩賺證諾漲內國級險無風'['稳赚证诺涨内国级险无风'.indexOf(letter)] ?? letter,
    ),
}
