import type { AxiosInstance } from 'axios';
import type { BlogPage, BlogQuery, PostPage, TextPage, TextPageLink } from '@/contract/content';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** The pages of text, without their texts. */
export async function fetchTextPages(api: AxiosInstance): Promise<TextPageLink[]> {
  return (await api.get<Answer<TextPageLink[]>>(endpoints.textPages)).data.data;
}

export async function fetchTextPage(api: AxiosInstance, slug: string): Promise<TextPage> {
  return (await api.get<Answer<TextPage>>(endpoints.textPage(slug))).data.data;
}

/** A page of the posts, newest first. */
export async function fetchBlog(api: AxiosInstance, query: BlogQuery): Promise<BlogPage> {
  return (await api.get<Answer<BlogPage>>(endpoints.blog, { params: query })).data.data;
}

export async function fetchPost(api: AxiosInstance, slug: string): Promise<PostPage> {
  return (await api.get<Answer<PostPage>>(endpoints.post(slug))).data.data;
}
