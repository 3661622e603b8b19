import type { ScoreGrade } from '@/contract/creditScore';

/** The title and the meaning of each grade, for the gauge and the table of grades. */
export const gradeTexts: Readonly<Record<ScoreGrade, { title: string; meaning: string }>> = {
  A: { title: 'بسیار خوب', meaning: 'تعهدها به‌موقع پرداخت شده است. بیشتر طرح‌ها فوری تأیید می‌شود.' },
  B: { title: 'خوب', meaning: 'سابقهٔ خوبی دارید. مبلغ‌های معمول بی‌دردسر تأیید می‌شود.' },
  C: { title: 'متوسط', meaning: 'درخواست شما را کارشناس می‌بیند و شاید مبلغ کمتری تأیید شود.' },
  D: { title: 'ضعیف', meaning: 'فقط بعضی طرح‌ها و مبلغ‌های کم ممکن است.' },
  E: {
    title: 'بسیار ضعیف',
    meaning: 'اکنون طرحی با این امتیاز ارائه نمی‌شود؛ نخست بدهی‌های گذشته را تسویه کنید.',
  },
};

/** Advice that raises a score, the most effective first. */
export const scoreAdvice = [
  ['قسط‌ها را تا روز سررسید بپردازید', 'هر قسط پرداخت‌شده سابقهٔ شما را بهتر و هر دیرکرد آن را بدتر می‌کند.'],
  ['چک برگشتی را رفع سوءاثر کنید', 'چک برگشتی باز، بیشترین کاهش امتیاز را دارد.'],
  ['بدهی باز را کم کنید', 'چند وام هم‌زمان و ضمانت دیگران امتیاز را پایین می‌آورد.'],
  ['پشت سر هم درخواست ندهید', 'درخواست‌های پیاپی وام در چند هفته نشانهٔ خطر شمرده می‌شود.'],
] as const;
