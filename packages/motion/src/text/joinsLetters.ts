/** Scripts whose letters hang together: taken apart, each would show in its lone form. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Phags_Pa}\p{Script=Manichaean}\p{Script=Psalter_Pahlavi}\p{Script=Hanifi_Rohingya}\p{Script=Sogdian}\p{Script=Chorasmian}\p{Script=Adlam}]/u;

export const joinsLetters = (text: string): boolean => JOINING.test(text);
