import type { AxiosInstance } from 'axios';
import type { Page } from '@/contract/paging';
import type { Question } from '@/contract/question';
import { endpoints } from './http/endpoints';

/** A page of the published questions about a product with their answers. */
export async function fetchQuestions(
  api: AxiosInstance,
  productId: number,
  cursor: string | null,
): Promise<Page<Question>> {
  const params = cursor === null ? {} : { cursor };
  return (await api.get<Page<Question>>(endpoints.questions(productId), { params })).data;
}

/** Asks a question about a product; the shop publishes it first. */
export async function askQuestion(api: AxiosInstance, productId: number, text: string): Promise<void> {
  await api.post(endpoints.askQuestion(productId), { text });
}

/** Answers a question as a buyer; the shop publishes it first. */
export async function answerQuestion(api: AxiosInstance, questionId: number, text: string): Promise<void> {
  await api.put(endpoints.answerQuestion(questionId), { text });
}
