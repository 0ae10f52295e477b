import { describe, expect, it } from 'vitest';
import { noticeTexts } from './areas/notices.ts';
import { translate } from './translate.ts';

const inArabic = (text: string): string => translate(noticeTexts, text, 'ar');

describe('translate', () => {
  it('leaves English shops their English', () => {
    expect(translate(noticeTexts, 'Cart updated.', 'en')).toBe('Cart updated.');
    expect(translate(noticeTexts, 'Cart updated.', 'fr')).toBe('Cart updated.');
  });

  it('finds a message by its words', () => {
    expect(inArabic('Cart updated.')).toBe(noticeTexts.ar.updated);
  });

  it('takes over what stands at the placeholders', () => {
    expect(inArabic('Coupon "HELLO" does not exist!')).toBe('القسيمة «HELLO» غير موجودة!');
  });

  it('translates the names of fields, and links, inside a message', () => {
    expect(inArabic('<strong>Billing First name</strong> is a required field.')).toBe(
      '<strong>الاسم الأول (الفاتورة)</strong>: هذا الحقل مطلوب.',
    );
    expect(
      inArabic(
        '“Moon jar” has been added to your cart. <a href="/cart/" class="button wc-forward">View cart</a>',
      ),
    ).toBe('أُضيف “Moon jar” إلى سلتك. <a href="/cart/" class="button wc-forward">عرض السلة</a>');
  });

  it('takes the message that says most of it', () => {
    expect(inArabic('First name is a required field.')).toBe('الاسم الأول: هذا الحقل مطلوب.');
    expect(inArabic('Glaze is a required field')).toBe('الحقل Glaze مطلوب');
  });

  it('leaves as it is what no message fits', () => {
    for (const text of ['', 'The price of one thing has changed.', 'Cart updated. ', 'toString'])
      expect(inArabic(text)).toBe(text);
  });

  it('never cuts a tag in two', () => {
    const hostile = '<b title="x removed. ">y</b>';
    expect(inArabic(hostile)).toBe(hostile);
  });

  it('goes no deeper than messages do, and leaves alone what is too long for one', () => {
    expect(inArabic('a removed. '.repeat(5) + 'z')).toContain('a removed. z');
    const long = 'a removed. '.repeat(100_000);
    expect(inArabic(long)).toBe(long);
  });
});
